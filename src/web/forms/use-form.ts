import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { sentenceFor } from '#web/text/api-error.ts';
import { useOneSend } from './use-one-send.ts';
import { type FormProblems, type FormValues, fieldErrorsOf, useProblems } from './use-problems.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Options<V extends FormValues> = {
  /** What the form shows before anything is typed: empty or the stored values. */
  initial: V;
  check?: (values: V, changes: Partial<V>) => FormProblems<V> | undefined;
  submit: (values: V, changes: Partial<V>) => Promise<unknown>;
  /** Valid fields are sent even if another one is invalid. */
  savesPartly?: boolean;
  /** Shown when the server gave no message. */
  fallback: string;
};

/** The one way a form works: it is not sent twice at once, and focuses the first error. */
export function useForm<V extends FormValues>({
  initial,
  check,
  savesPartly = false,
  submit,
  fallback,
}: Options<V>) {
  const [typed, setTyped] = useState<Partial<V>>({});
  const { isPending: pending, sendOnce } = useOneSend();
  const element = useRef<HTMLFormElement>(null);
  const problems = useProblems<V>(element);
  const values: V = { ...initial, ...typed };
  const changes = differing(typed, initial);

  const change = (name: keyof V & string, value: string) => {
    setTyped((current) => ({ ...current, [name]: value }));
    problems.correct(name);
  };

  const reset = (next: Partial<V> = {}) => {
    setTyped(next);
    problems.show({});
  };

  /** Resolves to whether the shown values were valid and accepted. */
  const send = async (): Promise<boolean> => {
    const found = check?.(values, changes);
    problems.show(found ?? {});
    if (found && !savesPartly) return false;
    const sent = await sendOnce(async () => {
      try {
        await submit(values, found ? withoutAll(changes, Object.keys(found.fields ?? {})) : changes);
        return !found;
      } catch (error) {
        problems.show(fieldErrorsOf(error, values) ?? { form: sentenceFor(error, fallback) });
        return false;
      }
    });
    return sent ?? false;
  };

  const field = <Name extends keyof V & string>(name: Name) => ({
    name,
    value: values[name],
    error: problems.under(name),
    onChange: (event: ChangeEvent<Control>) => change(name, event.target.value),
  });

  return {
    values,
    /** The typed values that differ from `initial`. */
    changes,
    pending,
    error: problems.form,
    field,
    change,
    reset,
    send,
    isTyped: (name: keyof V) => name in typed,
    /** Discards what was typed in a field. */
    forget: (name: keyof V) => setTyped((current) => without(current, name)),
    /** Saved values no longer count as typed; more may have been typed meanwhile. */
    forgetSaved: (saved: Partial<V>) => setTyped((current) => differing(current, saved)),
    form: {
      ref: element,
      noValidate: true,
      // Never in an address, whatever sends it.
      method: 'post' as const,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      },
    },
  };
}

function differing<V extends FormValues>(typed: Partial<V>, from: Partial<V>): Partial<V> {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== from[name]),
  ) as Partial<V>;
}

function withoutAll<V extends FormValues>(changes: Partial<V>, names: readonly string[]): Partial<V> {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !names.includes(name))) as Partial<V>;
}

function without<V extends FormValues>(typed: Partial<V>, name: keyof V): Partial<V> {
  const { [name]: _, ...rest } = typed;
  return rest as Partial<V>;
}
