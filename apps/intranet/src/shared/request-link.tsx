import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';

/** What is said of an absence, as the way to its request, for those who may open that. */
export function RequestLink({ id, nombre, text }: { id: number; nombre: string; text: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Link to="/bandeja" search={{ ver: id }} aria-label={t('hoy.ver-solicitud', { nombre })}>
      {text}
    </Link>
  );
}
