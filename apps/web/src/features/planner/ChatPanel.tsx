import { Button, Card, Heading, LinkButton, Stack, Text, TextArea, ToggleChip, VisuallyHidden } from '@aitours/ui';
import { Send } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as styles from './ChatPanel.css.ts';
import { messages } from './messages.ts';
import type { ChatMessage } from './useConversation.ts';

/** A link below a message. */
interface ChatLink {
  readonly label: string;
  readonly href: string;
  readonly onClick?: () => void;
}

interface ChatTurn extends ChatMessage {
  /** Who has written it, if not the planner or the traveller. */
  readonly speaker?: string;
  readonly links?: readonly ChatLink[];
}

export interface ChatPanelProps {
  readonly turns: readonly ChatTurn[];
  readonly isReplying: boolean;
  readonly isReturning: boolean;
  /** The message being typed. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (text: string) => void;
  /** Suggested first messages. */
  readonly starters: readonly string[];
  /**
   * Fills the height of a small frame that has its own title.
   * @default false
   */
  readonly isFramed?: boolean;
}

const MAX_MESSAGE_LENGTH = 2000;

/** The conversation with the planner (PLAN-02, PLAN-05 to PLAN-08). */
export function ChatPanel({ turns, isReplying, isReturning, draft, onDraft, onSend, ...rest }: ChatPanelProps) {
  const { starters, isFramed = false } = rest;
  return (
    <Card as="section" labelledBy="planner-chat">
      <Stack>
        {isFramed ? (
          <VisuallyHidden as="h2" id="planner-chat">
            {messages.framedChat}
          </VisuallyHidden>
        ) : (
          <Heading level={2} size="medium" id="planner-chat">
            {messages.chat}
          </Heading>
        )}
        <Log turns={turns} isReplying={isReplying} isReturning={isReturning} isFramed={isFramed} />
        {turns.length === 0 && !isReturning && (
          <div className={styles.starters}>
            <Text size="small" tone="soft">
              {messages.startersLabel}
            </Text>
            {starters.map((starter) => (
              <ToggleChip key={starter} label={starter} pressed={false} onChange={() => onDraft(starter)} />
            ))}
          </div>
        )}
        <Composer isReplying={isReplying} draft={draft} onDraft={onDraft} onSend={onSend} />
      </Stack>
    </Card>
  );
}

type ComposerProps = Pick<ChatPanelProps, 'isReplying' | 'draft' | 'onDraft' | 'onSend'>;

/** The field for a message. Enter sends it, Shift with Enter begins a line. */
function Composer({ isReplying, draft, onDraft, onSend }: ComposerProps) {
  const send = () => {
    if (draft.trim() === '' || isReplying) return;
    onSend(draft.trim());
    onDraft('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter also confirms a character in an input method editor.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={messages.message}
        description={messages.messageHint}
        rows={2}
        enterKeyHint="send"
        maxLength={MAX_MESSAGE_LENGTH}
        value={draft}
        onChange={onDraft}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" icon={Send} busy={isReplying} busyLabel={messages.replying}>
        {messages.send}
      </Button>
    </form>
  );
}

type LogProps = Pick<ChatPanelProps, 'turns' | 'isReplying' | 'isReturning' | 'isFramed'>;

function Log({ turns, isReplying, isReturning, isFramed }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is scrolled to
  useEffect(() => {
    const { current } = box;
    const last = current?.querySelector('li:last-child');
    // The start of a long message is shown; of a short one, the end of the conversation.
    if (last) current?.scrollBy({ top: last.getBoundingClientRect().top - current.getBoundingClientRect().top });
  }, [turns.length, isReplying]);
  const greeting = isReturning ? messages.welcomeBack : isFramed ? messages.framedGreeting : messages.greeting;
  return (
    <div
      ref={box}
      className={styles.log}
      data-framed={isFramed || undefined}
      role="log"
      aria-label={messages.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <Stack as="ol" gap="small">
        <Message by="assistant" content={greeting} />
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
          <Message key={index} by={turn.role} {...turn} />
        ))}
      </Stack>
      {isReplying && (
        <Text size="small" tone="soft">
          {messages.replying}
        </Text>
      )}
    </div>
  );
}

interface MessageProps extends Pick<ChatTurn, 'content' | 'speaker' | 'links'>, Partial<Pick<ChatTurn, 'timestamp'>> {
  readonly by: ChatTurn['role'];
}

function Message({ by, content, timestamp, speaker = messages.speakers[by], links = [] }: MessageProps) {
  return (
    <li className={styles.message} data-role={by}>
      <VisuallyHidden>{speaker}: </VisuallyHidden>
      {content}
      {links.length > 0 && (
        <div className={styles.links}>
          {links.map(({ label, href, onClick }) => (
            // Out of the frame, into the whole window.
            <LinkButton key={href} href={href} target="_top" size="small" tone="secondary" onClick={onClick}>
              {label}
            </LinkButton>
          ))}
        </div>
      )}
      {timestamp && (
        <time className={styles.time} dateTime={timestamp}>
          {' '}
          {new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
        </time>
      )}
    </li>
  );
}
