import { Banner } from '@aitours/ui';

/** An error of a list as a whole: what was removed is gone from the form. */
export const ListError = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <Banner tone="critical">{text}</Banner>;
