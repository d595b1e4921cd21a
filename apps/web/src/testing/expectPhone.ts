import { formatPhone } from '@aitours/domain/phone/parsePhone';
import { expect, waitFor } from 'storybook/test';

/** Waits until a form has loaded the rules of phone numbers: its number is then shown in the international format. */
export const expectPhone = (field: HTMLElement, number: string) =>
  waitFor(() => expect(field).toHaveValue(formatPhone(number)));
