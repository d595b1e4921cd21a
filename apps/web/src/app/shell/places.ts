import type { MenuEntry } from '@aitours/ui';
import { paths } from '../../platform/paths.ts';
import { legalLinks, resourceLinks } from './messages.ts';

const withAddress = <Label extends string>(labels: readonly Label[], addresses: Record<Label, string>): MenuEntry[] =>
  labels.map((label) => ({ label, href: addresses[label] }));

/** The menu Resources (SHELL-38). */
export const resources = withAddress(resourceLinks, {
  Blog: paths.blog,
  'About Us': paths.about,
  'Contact Us': paths.contact,
  FAQ: paths.faq,
});

/** The menu Legal (SHELL-39). */
export const legal = withAddress(legalLinks, { 'Terms & Conditions': paths.terms, 'Privacy Policy': paths.privacy });
