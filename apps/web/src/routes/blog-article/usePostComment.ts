import { toErrorMessage } from '@aitours/api-client';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { messages } from './messages.ts';

export interface PostComment {
  readonly isPosting: boolean;
  /** The error of the last attempt. */
  readonly error: string | undefined;
  readonly post: (content: string) => void;
}

/**
 * Posts comments on an article, and replies to them (BLOG-22, API-66).
 *
 * @param parent the id of the comment that is replied to, if any
 */
export function usePostComment(slug: string, parent: string | null, onPosted: () => void): PostComment {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();
  const [error, setError] = useState<string>();

  const send = async (content: string) => {
    setError(undefined);
    try {
      await client.call('createComment', { path: { id: slug }, body: { content, parent } });
      onPosted();
    } catch (cause) {
      setError(toErrorMessage(cause));
    }
  };

  return {
    isPosting: isPending,
    error,
    post: (content) => {
      const text = content.trim();
      if (text === '') setError(messages.commentMissing);
      else void submit(() => send(text));
    },
  };
}
