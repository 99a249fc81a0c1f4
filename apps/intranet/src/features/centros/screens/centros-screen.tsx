import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type CentroGestionado, centros } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { CentreForm } from '../components/centre-form.tsx';
import { centrosSearch } from '../search.ts';

/** The work centres: position, people, and public holidays. */
export function CentrosScreen() {
  const { t } = useTranslation();
  const place = usePlace(centrosSearch);
  const list = useWholeList(centros.listado, {});
  const countries = new Intl.DisplayNames([useIdioma()], { type: 'region' });
  const { search, show } = place;
  return (
    <ListPage
      title={t('intranet.menu.centros')}
      place={place}
      list={list}
      empty={{ title: t('centros.vacio'), text: t('centros.vacio-texto') }}
      renderRow={({ id, nombre, direccion, pais, personas, abierto }) => ({
        id,
        name: nombre,
        note: direccion || countries.of(pais),
        end: t('gestion.personas', { count: personas }),
        facts: !abierto && <ClosedPill />,
        isDim: !abierto,
      })}
      renderOne={(centro) => <OneCentre key={centro.id} centro={centro} onClose={() => show(null)} />}
      add={{
        label: t('centros.nuevo'),
        note: t('centros.nuevo-nota'),
        form: <CentreForm centro={null} named={search.nombre ?? ''} onSaved={({ id }) => show(id)} />,
      }}
    />
  );
}

/** One centre: its form, who works there, its public holidays, and its end. */
function OneCentre({ centro, onClose }: { centro: CentroGestionado; onClose: () => void }) {
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
