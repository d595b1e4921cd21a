import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useQuirks } from '../../platform/api.tsx';

export interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** Called with the text that the user searches for. */
  onSearch: (text: string) => void;
}

/**
 * Replaces a plain search field by one with suggestions, whose code loads when the field receives the focus. Without it
 * the plain one stays (QUIRK-15: only where the header's search works).
 */
export function SearchBox({ children, ...props }: SearchBoxProps & { children: ReactNode }) {
  const { searchWorks } = useQuirks().shell;
  const box = useRef<HTMLDivElement>(null);
  const [Field, setField] = useState<ComponentType<SearchBoxProps>>();
  if (Field) return <Field {...props} />;
  const load = () =>
    import('./SuggestingField.tsx').then(
      // A field that has lost the focus in the meantime stays as it is.
      (module) => box.current?.matches(':focus-within') && setField(() => module.default),
      () => undefined,
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is interactive, this element loads its suggestions
    <div ref={box} onFocus={searchWorks ? load : undefined}>
      {children}
    </div>
  );
}
