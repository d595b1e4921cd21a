import { type MeetingPoint as Point, toMapUrl } from '@aitours/domain/activity';
import { Grid, Heading, Image, Stack, Text, TextLink } from '@aitours/ui';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { formatCoordinates } from '../../platform/maps/place.ts';
import { meetingMessages as messages } from './meetingMessages.ts';

interface MeetingPointProps {
  readonly point: Point;
  /** The activity, where several are shown. */
  readonly title?: string | undefined;
  /** Of its heading. */
  readonly level?: 2 | 3;
}

/** Where participants meet: how to find it, what it looks like, and a link to a map with directions. */
export function MeetingPoint({ point, title, level = 3 }: MeetingPointProps) {
  const { name, directions, picture } = point;
  const text = (
    <Stack gap="xsmall">
      <Heading level={level} size="small">
        {title === undefined ? messages.title : messages.titleOf(title)}
      </Heading>
      <Text strong>{name}</Text>
      {directions && <Text>{directions}</Text>}
      <Text size="small" tone="soft" figures>
        {formatCoordinates(point)}
      </Text>
      <TextLink href={toMapUrl(point)} newWindow standalone>
        {messages.open}
      </TextLink>
    </Stack>
  );
  if (!picture) return text;
  return (
    <Grid columns={2}>
      {text}
      <Image {...getPicture(picture.image)} alt={picture.alt} ratio="video" sizes="(max-width: 768px) 100vw, 360px" />
    </Grid>
  );
}
