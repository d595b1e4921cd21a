import { type KeyboardEvent, type SubmitEvent, useCallback, useRef } from 'react';
import { type DeferredInput, readClick, readFocus, readSubmit, readValue, replayInputs } from './deferredInput.ts';

/**
 * Records the inputs of a part whose script is still loading, and replays them.
 *
 * @param onRecord called after each recorded input
 */
export function useInputRecorder(onRecord: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const inputs = useRef<DeferredInput[]>([]);
  const placeServerHtml = useCallback((element: HTMLDivElement) => {
    place.current = element;
    // React cleans up a ref just before it removes the element.
    return () => void inputs.current.unshift(...readFocus(element));
  }, []);

  const record = (read: typeof readClick) => (event: { readonly target: EventTarget }) => {
    const input = place.current && read(event.target, place.current);
    if (!input) return;
    inputs.current.push(input);
    onRecord();
  };

  /** The browser would load a document. If the form has a button, Enter clicks it before. */
  const recordSubmit = (event: SubmitEvent<Element>) => {
    event.preventDefault();
    if (event.nativeEvent.submitter === null) record(readSubmit)(event);
  };

  /** In a field that sends with Enter; in other text areas it is a line break. */
  const recordEnter = (event: KeyboardEvent) => {
    const { key, target, shiftKey, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'send') return;
    event.preventDefault();
    record(readSubmit)(event);
  };

  return {
    place,
    /** For the element with the server's HTML. */
    serverHtmlProps: {
      ref: placeServerHtml,
      onClick: record(readClick),
      onInput: record(readValue),
      onKeyDown: recordEnter,
      onSubmit: recordSubmit,
    },
    /** Calls back once no control is pressed: one that is replaced between press and release gets no click. */
    whenReleased: function whenReleased(callback: () => void) {
      if (place.current?.matches(':active')) requestAnimationFrame(() => whenReleased(callback));
      else callback();
    },
    replay: () => {
      if (place.current) void replayInputs(inputs.current.splice(0), place.current);
    },
    forget: () => {
      inputs.current = [];
    },
  };
}
