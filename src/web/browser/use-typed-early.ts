import { type RefObject, useEffect, useRef } from 'react';

/** Hands over what was typed into the server-rendered page before hydration: anything but the first `show`. */
export function useTypedEarly(
  input: RefObject<HTMLInputElement | null>,
  show: string,
  take: (text: string) => void,
): void {
  const atFirst = useRef({ show, take });

  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== atFirst.current.show) atFirst.current.take(typed);
  }, [input]);
}

/** The same for the inputs of a form that starts blank. */
export function useFilledEarly<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  take: (name: Name, text: string) => void,
): void {
  const atFirst = useRef(take);

  useEffect(() => {
    for (const { name, value } of form.current?.querySelectorAll('input') ?? [])
      if (value) atFirst.current(name as Name, value);
  }, [form]);
}
