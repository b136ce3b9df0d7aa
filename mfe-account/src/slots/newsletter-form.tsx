import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';

/** The newsletter's form in other domains' pages. */
export default function NewsletterSlot() {
  return <NewsletterForm place="inline" />;
}
