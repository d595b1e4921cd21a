import { maxPersonalInfoLengths, type PersonalInfo } from '@aitours/domain/checkout';
import { Grid, Stack, TextField } from '@aitours/ui';
import { travellerMessages } from './messages.ts';
import { PhoneField } from './PhoneField.tsx';

export interface TravellerFieldsProps {
  values: PersonalInfo;
  onChange: (part: Partial<PersonalInfo>) => void;
  /**
   * The fields to show, for forms in two steps.
   * @default 'everything'
   */
  ask?: 'names' | 'contact' | 'everything';
  /** What the e-mail address is used for, if not obvious. */
  emailHint?: string;
}

/** The traveller's details (CHECKOUT-07, TOUR-36, XFER-28). Errors come from the surrounding form, by field. */
export function TravellerFields({ values, onChange, ask = 'everything', emailHint }: TravellerFieldsProps) {
  const field = <Name extends keyof PersonalInfo>(name: Name) => ({
    name,
    label: travellerMessages[name],
    required: true,
    maxLength: maxPersonalInfoLengths[name],
    value: values[name],
    onChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <Stack gap="medium">
      {ask !== 'contact' && (
        <Grid columns={2} gap="medium">
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </Grid>
      )}
      {ask !== 'names' && (
        <>
          <TextField {...field('email')} type="email" description={emailHint} autoComplete="email" />
          <PhoneField {...field('phone')} description={travellerMessages.phoneHint} />
        </>
      )}
    </Stack>
  );
}
