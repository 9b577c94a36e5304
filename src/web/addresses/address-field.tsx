import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { SuggestionView } from '#contract/trip/places.ts';
import { useTypedEarly } from '#web/browser/use-typed-early.ts';
import { numbered } from '#web/text/counts.ts';
import './address-field.css';
import { noneText, optionId, SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { type Unpicked, useLeftUnpicked } from './use-left-unpicked.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

type Props = {
  name: string;
  mark: ReactNode;
  label: string;
  placeholder: string;
  value: string;
  /** The id of the error message, when there is one. */
  errorId: string | undefined;
  tools?: ReactNode;
  onType: (address: string) => void;
  onChoose: (suggestion: SuggestionView) => void;
  /** Called when the field is left with an address that is not placed, and with undefined once that is resolved. */
  onUnpicked: (unpicked: Unpicked | undefined) => void;
};

const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** While the input is not focused the full address is shown over it, so that the town can be read. */
export function AddressField(props: Props) {
  const { name, mark, label, placeholder, value, errorId, tools, onType, onUnpicked } = props;
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const suggestions = useSuggestions(value, isWanted);

  const choose = (suggestion: SuggestionView) => {
    setEditing(false);
    setWanted(false);
    onUnpicked(undefined);
    props.onChoose(suggestion);
  };
  const list = useCombobox({ options: suggestions.found, onChoose: choose });
  const unpicked = useLeftUnpicked({ typed: value, suggestions, onChoose: choose, onUnpicked });
  const isShown = list.isOpen && suggestions.found.length > 0;

  const type = (text: string) => {
    setEditing(true);
    setWanted(true);
    list.open();
    unpicked.stay();
    onType(text);
  };

  const leave = () => {
    setEditing(false);
    list.closeSoon();
    if (isWanted) unpicked.leave();
  };

  useTypedEarly(input, value, (text) => {
    type(text);
    if (document.activeElement === input.current) return;
    leave();
    unpicked.leave();
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setWanted(true);
    if (list.press(event)) return event.preventDefault();
    if (caretKeys.has(event.key)) setEditing(true);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <div className="address-field" data-editing={isEditing} data-invalid={errorId !== undefined}>
      {mark}
      <div className="address-text">
        <label htmlFor={id}>{label}</label>
        <span className="address-words" aria-hidden="true">
          {value || placeholder}
        </span>
        <input
          ref={input}
          id={id}
          type="text"
          name={name}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown ? optionId(listId, list.active) : undefined}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
          placeholder={placeholder}
          value={value}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onPointerDown={() => setEditing(true)}
          onFocus={list.stay}
          onBlur={leave}
        />
      </div>
      <div className="address-tools">{tools}</div>
      {list.isOpen && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          typed={value}
          active={list.active}
          onChoose={list.choose}
        />
      )}
      <p className="hidden-text" role="status">
        {list.isOpen && announcement(suggestions)}
      </p>
    </div>
  );
}

function announcement({ found, state }: Suggestions): string {
  if (state === 'none' || state === 'searching') return '';
  if (found.length === 0) return noneText(state);
  return numbered(found.length, 'adresse proposée', 'adresses proposées');
}
