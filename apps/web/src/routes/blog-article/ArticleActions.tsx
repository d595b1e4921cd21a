import { Button, Inline, ToggleChip } from '@aitours/ui';
import { Bookmark, Heart, Share2 } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages.ts';

/** Like and bookmark are local to the page (BLOG-09, GAP-64); share opens another site (BLOG-10). */
export function ArticleActions({ onShare }: { onShare: () => void }) {
  const [isLiked, setLiked] = useState(false);
  const [isMarked, setMarked] = useState(false);
  return (
    <Inline gap="xsmall">
      <ToggleChip label={messages.like} icon={Heart} pressed={isLiked} onChange={setLiked} />
      <ToggleChip label={messages.bookmark} icon={Bookmark} pressed={isMarked} onChange={setMarked} />
      <Button tone="quiet" size="small" icon={Share2} onClick={onShare}>
        {messages.share}
      </Button>
    </Inline>
  );
}
