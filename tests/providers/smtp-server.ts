import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A step of the conversation; `email` is what follows the last line of the email. */
export type SmtpStep = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'email';
/** An answer other than the usual one, a cut connection, or silence. */
export type SmtpReplies = Partial<Record<SmtpStep, string>>;

export const CUT = 'cut';
export const SILENCE = 'silence';

const usual: Record<string, string> = {
  greeting: '220 mail.example ready',
  EHLO: '250-mail.example\r\n250 8BITMIME',
  DATA: '354 End data with <CR><LF>.<CR><LF>',
  email: '250 2.0.0 Ok: queued',
};

/** A local mail server that stores what it receives. */
export async function openSmtpServer(replies: SmtpReplies = {}) {
  const emails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    void converse(socket, replies, emails).catch(() => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, emails };
}

async function converse(socket: Socket, replies: SmtpReplies, emails: string[]): Promise<void> {
  const say = (step: string) => answer(socket, replies[step as SmtpStep] ?? usual[step] ?? '250 Ok');
  let email: string[] | undefined;
  say('greeting');
  for await (const line of createInterface({ input: socket })) {
    if (email && line !== '.') email.push(line);
    else if (email) {
      emails.push(email.join('\n'));
      email = undefined;
      say('email');
    } else {
      const [command = ''] = line.split(' ');
      say(command);
      if (command === 'DATA') email = [];
    }
  }
}

function answer(socket: Socket, reply: string): void {
  if (reply === CUT) socket.destroy();
  else if (reply !== SILENCE) socket.write(`${reply}\r\n`);
}
