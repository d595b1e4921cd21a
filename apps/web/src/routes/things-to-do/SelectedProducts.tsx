import { Button, Card, Inline, Stack, Text, TextLink } from '@aitours/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Teaser } from '../../features/catalogue/teaser.ts';
import { mapMessages as messages } from './mapMessages.ts';

interface SelectedProductsProps {
  teasers: readonly Teaser[];
  onClose: () => void;
}

/** The products of the marker that was pressed. The focus moves to the first. */
export function SelectedProducts({ teasers, onClose }: SelectedProductsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  if (teasers.length === 0) return null;
  return (
    <Card>
      <div ref={box}>
        <Stack gap="small">
          {teasers.map((teaser) => (
            <Stack key={`${teaser.kind} ${teaser.slug}`} gap="xxsmall">
              <TextLink href={teaser.href} standalone>
                {teaser.title}
              </TextLink>
              <Text size="small" tone="soft" figures>
                {[teaser.eyebrow, teaser.duration, teaser.price && messages.from(teaser.price)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
          ))}
          <Inline>
            <Button tone="quiet" size="small" icon={X} onClick={onClose}>
              {messages.close}
            </Button>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}
