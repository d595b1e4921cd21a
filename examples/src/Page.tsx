import {
  Button,
  Container,
  Form,
  Grid,
  Heading,
  LinkButton,
  LocaleProvider,
  ProductCard,
  Section,
  Stack,
  Text,
  TextField,
} from '@aitours/ui';

export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** Formatted: "AED 265.00". */
  readonly price: string;
}

/** A page of another product: offers of the shop, with the shop's theme. */
export function Page({ offers }: { offers: readonly Offer[] }) {
  return (
    <LocaleProvider>
      <Container as="main">
        <Stack gap="large">
          <Heading level={1}>Something to do after the conference</Heading>
          <Section title="Close by">
            <Grid columns={3}>
              {offers.map(({ id, title, category, price }) => (
                <ProductCard
                  key={id}
                  title={title}
                  href={`https://shop.example/activity/${id}`}
                  eyebrow={category}
                  picture={{}}
                  price={{ prefix: 'from', amount: price }}
                />
              ))}
            </Grid>
          </Section>
          <Form label="Reminder" onSubmit={(data) => console.log(data.get('email'))}>
            <TextField label="Email" name="email" type="email" autoComplete="email" required />
            <Button type="submit">Remind me</Button>
          </Form>
          <Text>Prices are those of today.</Text>
          <LinkButton href="https://shop.example/things-to-do">See everything</LinkButton>
        </Stack>
      </Container>
    </LocaleProvider>
  );
}
