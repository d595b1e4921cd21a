import { Banner, LinkButton } from '@aitours/ui';
import type { ReactNode } from 'react';
import { previewMessages as messages } from './previewMessages.ts';

export interface PreviewBannerProps {
  /** The path of the form that edits it. */
  readonly editPath: string;
  /** When travellers see it. */
  readonly children: ReactNode;
}

/** Says that a page is a preview for staff, and leads back to its form. */
export const PreviewBanner = ({ editPath, children }: PreviewBannerProps) => (
  <Banner
    title={messages.title}
    action={
      <LinkButton tone="secondary" size="small" href={editPath}>
        {messages.edit}
      </LinkButton>
    }
  >
    {children}
  </Banner>
);
