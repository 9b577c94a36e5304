import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { sentenceFor } from '#web/text/api-error.ts';
import { type FormProblems, type FormValues, fieldErrorsOf, useProblems } from './use-problems.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Options<V extends FormValues> = {
  initial: V;
  check?: (values: V) => FormProblems<V> | undefined;
  submit: (values: V) => Promise<unknown>;
  /** Shown when the server gave no message. */
  fallback: string;
};

/** The one way a form works: it is not sent twice at once, and focuses the first error. */
export function useForm<V extends FormValues>({ initial, check, submit, fallback }: Options<V>) {
  const [values, setValues] = useState(initial);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const problems = useProblems<V>(element);

  const change = (name: keyof V & string, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    problems.correct(name);
  };

  const reset = (next = initial) => {
    setValues(next);
    problems.show({});
  };

  const send = async () => {
    sending.current = true;
    setPending(true);
    try {
      await submit(values);
    } catch (error) {
      problems.show(fieldErrorsOf(error, values) ?? { form: sentenceFor(error, fallback) });
    } finally {
      sending.current = false;
      setPending(false);
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const found = check?.(values);
    problems.show(found ?? {});
    if (!found) await send();
  };

  const field = <Name extends keyof V & string>(name: Name) => ({
    name,
    value: values[name],
    error: problems.under(name),
    onChange: (event: ChangeEvent<Control>) => change(name, event.target.value),
  });

  return {
    values,
    pending,
    error: problems.form,
    field,
    change,
    reset,
    form: { ref: element, onSubmit, noValidate: true },
  };
}
