import { AboutView } from './About.view.tsx';

/** /about */
export default function About() {
  return <AboutView />;
}
