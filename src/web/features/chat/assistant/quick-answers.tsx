import { useState } from 'react';
import { useAssistant } from '../chat-api.ts';
import { answerTo, type QuickQuestion, quickQuestions } from './quick-answer.ts';

const words = Object.keys(quickQuestions) as QuickQuestion[];

/** Shown to the driver only; no message is sent. */
export function QuickAnswers() {
  const [asked, setAsked] = useState<QuickQuestion>();

  return (
    <section className="quick" aria-label="Réponses rapides">
      <div className="quick-questions">
        {words.map((question) => (
          <button
            key={question}
            type="button"
            className="button button-small"
            aria-pressed={asked === question}
            onClick={() => setAsked(asked === question ? undefined : question)}
          >
            {quickQuestions[question]}
          </button>
        ))}
      </div>
      <div role="status">{asked && <Answer question={asked} />}</div>
    </section>
  );
}

function Answer({ question }: { question: QuickQuestion }) {
  const { data, isError } = useAssistant();

  if (!data) return <p className="quick-answer">{isError ? 'Impossible de répondre.' : 'Un instant…'}</p>;
  const { title, lines } = answerTo(question, data, new Date());
  return (
    <div className="quick-answer">
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
