import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { Way } from '@jornada/ui/way.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { partsOf } from '@jornada/web/month.ts';

/** Whether the person's last word about the month is that something is wrong with it. */
export function useIsDisputed(persona: number, mes: string): boolean {
  const { data } = useRead(firmas.una, { ...partsOf(mes), persona });
  return data?.items.findLast(({ accion }) => accion !== 'respuesta')?.accion === 'objecion';
}

/** Leads to what the person said about the month, and to the reply. */
export function DisputedWay({ persona, mes }: { persona: number; mes: string }) {
  const { t } = useTranslation();
  return (
    <Way renderRoot={(props) => <Link {...props} to="/firmas" search={{ ...partsOf(mes), ver: persona }} />}>
      {t('mes.firmas.ver-objecion')}
    </Way>
  );
}
