import { operation } from '../../http/operation.ts';
import { changeVisibility } from './changeVisibility.ts';

/** Shows a hidden comment again. */
export const showComment = operation('showComment', async (context) => {
  await changeVisibility(context, 'showComment', null);
  return { status: 204 };
});
