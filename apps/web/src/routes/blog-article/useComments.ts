import { errorText, type Schema } from '@aitours/api-client';
import { useState } from 'react';
import { commentsOf } from '../../features/blog/blogQueries.ts';
import { useClient, useQuery } from '../../platform/api.tsx';
import { messages } from './messages.ts';

export interface Comments {
  /** Absent while loading. */
  readonly comments: readonly Schema<'BlogComment'>[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  readonly isPosting: boolean;
  /** The error of the last attempt. */
  readonly error: string | undefined;
  /** Posts a comment (BLOG-22, API-66). */
  readonly post: (content: string, onPosted: () => void) => void;
}

/** Loads the comments of an article, and posts new ones. */
export function useComments(slug: string): Comments {
  const client = useClient();
  const { data, failure, reload } = useQuery(commentsOf(slug));
  const [isPosting, setPosting] = useState(false);
  const [error, setError] = useState<string>();

  const send = async (content: string, onPosted: () => void) => {
    setPosting(true);
    setError(undefined);
    try {
      await client.call('createComment', { path: { id: slug }, body: { content, parent: null } });
      reload();
      onPosted();
    } catch (cause) {
      setError(errorText(cause));
    } finally {
      setPosting(false);
    }
  };

  return {
    comments: data,
    hasFailed: failure !== undefined,
    reload,
    isPosting,
    error,
    post: (content, onPosted) => {
      const text = content.trim();
      if (text === '') setError(messages.commentMissing);
      else void send(text, onPosted);
    },
  };
}
