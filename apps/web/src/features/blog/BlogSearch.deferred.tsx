import { SearchField } from '@aitours/ui';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { getBlogSearchPath, MAX_SEARCH_LENGTH } from './blogPaths.ts';
import { messages } from './messages.ts';

/**
 * Searches the blog, or accepts input without effect (BLOG-01, BLOG-12, QUIRK-03). The form also works without scripts.
 */
export default function BlogSearch({ search = '' }: { search?: string | undefined }) {
  const { hasInertControls } = useQuirks();
  const [, navigate] = useLocation();
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // Back and forward change the address.
  if (shown !== search) {
    setShown(search);
    setText(search);
  }
  if (hasInertControls) return <SearchField label={messages.searchLabel} />;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(getBlogSearchPath(text.trim()));
  };
  return (
    <search>
      <form action={paths.blog} onSubmit={submit}>
        <SearchField
          label={messages.searchLabel}
          name="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={setText}
        />
      </form>
    </search>
  );
}
