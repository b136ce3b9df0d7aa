export { NewsletterForm as default } from '../features/newsletter/newsletter-form.tsx';
