import { isProblem } from '@aitours/api-client';
import { useEffect, useState } from 'react';
import { useQuery } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { defineQuery } from '../../platform/query.ts';
import { type PassState, PassView } from './Pass.view.tsx';

/** The page of one pass, for any visitor with its link. */
export default function Pass() {
  return <PassView state={usePass(useCode())} />;
}

/** Returns the code in the fragment of the URL; null until the page is hydrated, because servers don't receive it. */
function useCode(): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setCode(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return code;
}

function usePass(code: string | null): PassState {
  const { data, error, reload } = useQuery(code === null ? null : defineQuery('checkPass', { body: { code } }));
  if (code !== null && data) return { is: 'loaded', code, pass: data };
  // A truncated link is an invalid request.
  if (isProblem(error, 'not-found') || isProblem(error, 'invalid-request')) return { is: 'missing' };
  if (error !== undefined) return { is: 'failed', retry: reload };
  return { is: 'loading' };
}

export const meta = createPageMeta('Your pass');

export const isPrivate = true;
