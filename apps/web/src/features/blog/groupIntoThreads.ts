import type { Schema } from '@aitours/api-client';

type Comment = Schema<'BlogComment'>;

export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/**
 * Groups comments into threads (BLOG-21, GAP-62): a reply to a reply belongs to the same thread. A comment whose parent
 * is missing starts its own thread.
 */
export function groupIntoThreads(comments: readonly Comment[]): readonly Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const findParent = ({ parent }: Comment) => (parent === null ? undefined : byId.get(parent));
  const getRoot = (comment: Comment): Comment => {
    const seen = new Set([comment]);
    let root = comment;
    for (let parent = findParent(root); parent && !seen.has(parent); parent = findParent(root)) {
      seen.add(parent);
      root = parent;
    }
    return root;
  };
  const replies = Map.groupBy(comments, getRoot);
  return [...replies].map(([root, all]) => ({ comment: root, replies: all.filter((one) => one !== root) }));
}
