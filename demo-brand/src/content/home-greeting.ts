import type { DocumentBody } from 'shared-contracts/documents/document-schemas';
import type { SegmentChoice } from 'shared-contracts/segments';
import type { Writer } from './building.ts';

type Block = DocumentBody<'page'>['blocks'][number];
type Segmentation = Extract<Block, { readonly type: 'segmentation' }>;
type Greeting = Segmentation['baselines'][number];

/** A line for each visitor: who works here, who has a cart, members, and everybody else. */
export function homeGreeting(writer: Writer): Segmentation {
  const { say, toPage } = writer;
  const line = (
    id: string,
    icon: string,
    [title, body]: readonly [title: string, body: string],
    url: string,
  ): Greeting => ({
    id: `home-greeting-${id}`,
    name: `Greeting: ${id}`,
    type: 'icon-and-text',
    variant: 'inline',
    iconSize: 'medium',
    items: [{ icon, title, body, target: toPage(url, title), backgroundColor: 'tile' }],
  });
  const forThose = (id: SegmentChoice, greeting: Greeting) => ({ id, targets: [greeting] });
  return {
    id: 'home-greeting',
    name: 'Greeting',
    type: 'segmentation',
    segments: [
      forThose(
        'employee',
        line(
          'employee',
          'shield',
          [
            say('You work here', 'Vous travaillez ici', 'Sie arbeiten hier'),
            say(
              'Your discount applies once you have accepted its terms. What is left of it is in your account.',
              'Votre remise s’applique dès que vous en avez accepté les conditions. Ce qu’il en reste est dans votre compte.',
              'Ihr Rabatt gilt, sobald Sie seine Bedingungen angenommen haben. Was davon übrig ist, steht im Konto.',
            ),
          ],
          '/account',
        ),
      ),
      forThose(
        'cart-not-empty',
        line(
          'cart',
          'truck',
          [
            say('Your cart is where you left it', 'Votre panier vous attend', 'Ihr Warenkorb steht noch da'),
            say(
              'Have a last look, and choose the day that it arrives.',
              'Un dernier coup d’œil, et choisissez le jour d’arrivée.',
              'Noch ein letzter Blick, dann wählen Sie den Liefertag.',
            ),
          ],
          '/cart',
        ),
      ),
      forThose(
        'loyalty-logged-in',
        line(
          'member',
          'leaf',
          [
            say('Good to see you again', 'Content de vous revoir', 'Schön, dass Sie wieder da sind'),
            say(
              'Each order adds stones to your cairn. Your points are in your account.',
              'Chaque commande ajoute des pierres à votre cairn. Vos points sont dans votre compte.',
              'Jede Bestellung legt Steine auf Ihren Steinmann. Ihre Punkte stehen im Konto.',
            ),
          ],
          '/account/loyalty',
        ),
      ),
    ],
    baselines: [
      line(
        'everybody',
        'leaf',
        [
          say('Every order adds a stone', 'Chaque commande ajoute une pierre', 'Jede Bestellung legt einen Stein dazu'),
          say(
            'Members collect points and pay with them. Joining costs nothing.',
            'Les membres gagnent des points et paient avec. L’adhésion ne coûte rien.',
            'Mitglieder sammeln Punkte und bezahlen damit. Die Mitgliedschaft kostet nichts.',
          ),
        ],
        '/loyalty',
      ),
    ],
  };
}
