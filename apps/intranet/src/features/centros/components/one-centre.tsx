import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { centros, type CentroGestionado } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { CentreForm } from './centre-form.tsx';

/** One centre: its form, who works there, its public holidays, and its end. */
export function OneCentre({ centro, onClose }: { centro: CentroGestionado; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, nombre, personas, abierto, festivosConfirmados } = centro;
  return (
    <Aside title={nombre} note={t('gestion.personas', { count: personas })} status={!abierto && <ClosedPill />} onClose={onClose}>
      <CentreForm centro={centro} />
      <PeopleOf title={t('gestion.quien')} nobody={t('gestion.quien-nadie')} of={{ centro: id }} />
      <Section title={t('intranet.menu.festivos')}>
        {festivosConfirmados.length > 0 ? (
          <p>
            <Glyph of={IconCheck} size="sm" /> {t('centros.festivos', { anos: festivosConfirmados.slice(-3).join(', ') })}
          </p>
        ) : (
          <p>{t('centros.festivos-sin')}</p>
        )}
        <Button mt="sm" variant="default" renderRoot={(props) => <Link {...props} to="/festivos" search={{ centro: id }} />}>
          {t('centros.ver-festivos')}
        </Button>
      </Section>
      <CloseOrReopen of="centros" calls={centros} list={centros.listado} thing={centro} people={centro.personas} />
    </Aside>
  );
}
