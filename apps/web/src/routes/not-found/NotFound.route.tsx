import { generalMessages } from '@aitours/domain/messages';
import { Container, Heading, Inline, LinkButton, NotFoundArt, Stack, Text, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import * as styles from './NotFound.css.ts';

/** Any unknown path (SHELL-36, STATIC-06, STATIC-07). */
export default function NotFound() {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.art}>
          <NotFoundArt />
        </div>
        <Stack gap="medium" align="start">
          <Heading level={1}>{generalMessages.unknownRoute}</Heading>
          <Text tone="soft" measure>
            {messages.hint}
          </Text>
          <nav aria-label={messages.linksLabel}>
            <Inline gap="medium">
              {messages.links.map(({ label, href }) => (
                <TextLink key={href} href={href} standalone>
                  {label}
                </TextLink>
              ))}
            </Inline>
          </nav>
          <LinkButton href={paths.home} size="large">
            {messages.home}
          </LinkButton>
        </Stack>
      </div>
    </Container>
  );
}

export const meta = createPageMeta('Page not found');

export const isPrivate = true;

export const status = () => 404;
