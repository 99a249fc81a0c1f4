import { useTranslation } from 'react-i18next';
import { ClosedPill } from '../../../shared/closed-pill.tsx';

/** The end of a row: the account in the company's books, or that it is offered no more. */
export function Account({ of: { activo, cuenta } }: { of: { activo: boolean; cuenta: string | null } }) {
  const { t } = useTranslation();
  if (!activo) return <ClosedPill />;
  return cuenta && t('gastos.ajustes.en-cuenta', { cuenta });
}
