import { expect, test } from 'vitest';
import { createAppSecret, findTimeStep } from './authenticatorApp.ts';

test.each(['𑂚𑂺𐀀', 'abcdef', '١٢٣٤٥٦', ''])('E12 %j is no code of an app', (text) =>
  expect(findTimeStep(createAppSecret('mona@example.ae').secret, text, new Date())).toBeNull(),
);
