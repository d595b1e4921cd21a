import { operation } from '../../http/operation.ts';
import { changeVisibility } from './changeVisibility.ts';

/** Hides a comment from readers. */
export const hideComment = operation('hideComment', async (context) => {
  await changeVisibility(context, 'hideComment', context.body.reason);
  return { status: 204 };
});
