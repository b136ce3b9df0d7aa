import { useState } from 'react';
import { AccordionItem } from '../src/accordion.tsx';
import { Alert, InlineMessage } from '../src/alert.tsx';
import { Badge } from '../src/badge.tsx';
import { Button, ButtonLink } from '../src/button.tsx';
import { Dialog } from '../src/dialog.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { Grid, Row, Stack } from '../src/layout.tsx';
import { linkStyle } from '../src/link.tsx';
import { Menu, menuItemStyle } from '../src/menu.tsx';
import { Picture } from '../src/picture.tsx';
import { Skeleton, SkeletonGroup } from '../src/skeleton.tsx';
import { Text } from '../src/text.tsx';
import { TextField } from '../src/text-field.tsx';
import { type Toast, ToastRegion } from '../src/toast-region.tsx';

/** Messages, loading, and empty states. */
export function Feedback() {
  return (
    <Grid columns={[1, 1, 2]} gap={6}>
      <Stack>
        <Alert title="Your cart has changed">Two items came over from your last visit.</Alert>
        <Alert tone="success">Your address is saved.</Alert>
        <Alert tone="warning">This is your last attempt before a pause of 15 minutes.</Alert>
        <Alert
          tone="error"
          title="The payment was refused"
          action={
            <a css={linkStyle} href="#pay">
              Use another card
            </a>
          }
        >
          Your bank did not say why. Nothing was taken.
        </Alert>
        <InlineMessage tone="success">In stock, arrives Tue 24 Nov</InlineMessage>
        <InlineMessage tone="warning">Only 2 left</InlineMessage>
        <InlineMessage tone="error">Not available in this color</InlineMessage>
        <Row gap={2}>
          <Badge>New</Badge>
          <Badge tone="ink">Members</Badge>
          <Badge tone="sale">−20.8%</Badge>
          <Badge tone="success">Repairable</Badge>
          <Badge tone="info">Presale</Badge>
          <Badge tone="warning">Low stock</Badge>
        </Row>
        <div>
          <AccordionItem name="about" title="Materials and care" open>
            <Text tone="slate">Three-layer recycled nylon. Wash at 30 °C, tumble dry low to wake the finish.</Text>
          </AccordionItem>
          <AccordionItem name="about" title="Delivery and returns">
            <Text tone="slate">Free from $100. 60 days to send it back.</Text>
          </AccordionItem>
        </div>
      </Stack>
      <Stack>
        <SkeletonGroup label="Loading products">
          <Grid columns={[2]}>
            {[1, 2].map((key) => (
              <Stack key={key} gap={2}>
                <Skeleton ratio="4 / 5" />
                <Skeleton width="70%" />
                <Skeleton width="40%" />
              </Stack>
            ))}
          </Grid>
        </SkeletonGroup>
        <EmptyState
          title="Your cart is empty"
          picture={
            <Picture
              css={{ aspectRatio: '540 / 240' }}
              src="/images/v1/scene/dusk/wide"
              alt=""
              width={540}
              height={240}
              cover
            />
          }
          actions={
            <>
              <ButtonLink href="#women">Shop women</ButtonLink>
              <ButtonLink href="#men" variant="secondary">
                Shop men
              </ButtonLink>
            </>
          }
        >
          What you put in waits here for 30 days.
        </EmptyState>
      </Stack>
    </Grid>
  );
}

/** Overlays. */
export function Overlays() {
  const [open, setOpen] = useState<'modal' | 'panel'>();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const show = (toast: Omit<Toast, 'id'>) => setToasts((all) => [...all, { ...toast, id: String(all.length + 1) }]);
  const close = () => setOpen(undefined);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen('modal')}>
        Open modal
      </Button>
      <Button variant="secondary" onClick={() => setOpen('panel')}>
        Open panel
      </Button>
      <Button
        variant="secondary"
        onClick={() => show({ tone: 'success', text: 'Ridge Shell Jacket is in your cart.', delay: 5000 })}
      >
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => show({ tone: 'error', title: 'Not placed', text: 'The order was not placed. Try again.' })}
      >
        Error toast
      </Button>
      <Menu label="English, CAD">
        <ul>
          <li>
            <a css={menuItemStyle} href="#en" aria-current="true">
              English, CAD
            </a>
          </li>
          <li>
            <a css={menuItemStyle} href="#fr">
              Français, CAD
            </a>
          </li>
        </ul>
      </Menu>
      <Dialog
        open={open === 'modal'}
        onClose={close}
        title="Change shipping method"
        closeLabel="Close"
        size="small"
        footer={
          <Button block onClick={close}>
            Use this method
          </Button>
        }
      >
        <Stack>
          <Text tone="slate">Arrives Tue 24 Nov to Thu 26 Nov.</Text>
          <TextField label="Note to the courier" optionalText="optional" />
        </Stack>
      </Dialog>
      <Dialog
        open={open === 'panel'}
        onClose={close}
        title="Your cart"
        closeLabel="Close cart"
        variant="panel"
        footer={
          <Button block size="large">
            Checkout
          </Button>
        }
      >
        <Stack>
          {Array.from({ length: 8 }, (_, index) => (
            <Text key={index}>Line {index + 1}: Ridge Shell Jacket, Moss, M</Text>
          ))}
        </Stack>
      </Dialog>
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={toasts}
        onClose={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </Row>
  );
}
