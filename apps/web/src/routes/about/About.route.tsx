import { createPageMeta } from '../../platform/page.ts';
import { AboutView } from './About.view.tsx';

export default function About() {
  return <AboutView />;
}

export const meta = createPageMeta(
  'About Us',
  'A small shop in Dubai for good days out: who we are, and four things you can count on.',
);
