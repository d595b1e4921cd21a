import { Container, Heading, Section, SideMenu, Stack, Text } from '@aitours/ui';
import * as styles from './DocumentView.css.ts';

export interface DocumentSection {
  /** Anchor of links. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}

export interface DocumentViewProps {
  readonly title: string;
  /** A summary in two sentences. */
  readonly lead: string;
  /** The date from which it applies, as a sentence. */
  readonly since: string;
  readonly contents: string;
  readonly sections: readonly DocumentSection[];
}

/** A long text with sections and a table of contents. */
export function DocumentView({ title, lead, since, contents, sections }: DocumentViewProps) {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head}>
          <Stack gap="small">
            <Heading level={1}>{title}</Heading>
            <Text size="lead" measure>
              {lead}
            </Text>
            <Text size="small" tone="soft">
              {since}
            </Text>
          </Stack>
        </div>
        <div className={styles.contents}>
          <SideMenu label={contents} items={sections.map(({ id, title: label }) => ({ label, href: `#${id}` }))} />
        </div>
        <div className={styles.sections}>
          <Stack gap="xxlarge">
            {sections.map((section) => (
              <Part key={section.id} {...section} />
            ))}
          </Stack>
        </div>
      </div>
    </Container>
  );
}

function Part({ id, title, paragraphs = [], points = [] }: DocumentSection) {
  return (
    <div className={styles.part} id={id}>
      <Section title={title} size="medium">
        <Stack gap="medium">
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} measure>
              {paragraph}
            </Text>
          ))}
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </Stack>
      </Section>
    </div>
  );
}
