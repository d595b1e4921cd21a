/** Declares names that the examples in the packages' READMEs use. */
import type { Client, Input, Problem } from '@aitours/api-client';
import type { UiMessages } from '@aitours/ui';
import type { ReactNode } from 'react';

declare global {
  const client: Client;
  const body: Input<'createBooking'>['body'];
  const email: string;
  const password: string;
  const language: string;
  const arabic: UiMessages;
  function App(): ReactNode;
  function render(user: ReturnType<Client['session']['user']>): void;
  function confirmPrice(amount: string, lines: Problem<'price-changed'>['lines']): void;
  function showPlacesLeft(item: Problem<'sold-out'>['item'], placesLeft: number): void;
  function showError(text: string): void;
  function callInProcess(request: Request): Promise<Response>;
}
