import { Banner } from '@aitours/ui';

/** Why an attempt has failed; announced when it appears. */
export const AttemptError = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <Banner tone="critical" announce="alert">
      {text}
    </Banner>
  ) : null;
