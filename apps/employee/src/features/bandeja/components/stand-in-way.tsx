import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Way } from '@jornada/ui/way.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';

/** For whom the person decides today, and who decides for them; the way to both. */
export function StandInWay() {
  const { t } = useTranslation();
  const { dayOf, list } = useFormat();
  const today = dayOf(useMinute());
  const items = useRead(solicitudes.suplencias, {}, { refetchOnWindowFocus: true }).data?.items ?? [];
  const now = items.filter(({ desde, hasta }) => desde <= today && today <= hasta);
  const holders = now.filter(({ parte }) => parte === 'suplente').map(({ titular }) => titular.nombre);
  const standIns = now.filter(({ parte }) => parte === 'titular').map(({ suplente }) => suplente.nombre);
  return (
    <>
      {holders.length > 0 && (
        <Note icon={IconUserShare} words="ink">
          {t('solicitudes.suplencias.hoy-suples', { nombres: list(holders) })}
        </Note>
      )}
      {standIns.length > 0 && (
        <Note icon={IconUserShare}>{t('solicitudes.suplencias.hoy-te-suple', { nombres: list(standIns), count: standIns.length })}</Note>
      )}
      <Way renderRoot={(props) => <Link {...props} to="/bandeja/suplencias" />}>{t('solicitudes.suplencias.titulo')}</Way>
    </>
  );
}
