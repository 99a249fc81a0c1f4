import { useTranslation } from 'react-i18next';
import { horarios, type HorarioGestionado } from '@jornada/contract';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { Page } from '@jornada/web/page.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { NewSchedule } from '../components/new-schedule.tsx';
import { ChangeSchedule } from '../components/change-schedule.tsx';
import { OneSchedule } from '../components/one-schedule.tsx';
import { UsualDay } from '../components/usual-day.tsx';
import { versionOn } from '../model/version-on.ts';
import { horariosSearch } from '../search.ts';

/** The schedules of the company. */
export function HorariosScreen() {
  const { t } = useTranslation();
  const place = usePlace(horariosSearch);
  const list = useWholeList(horarios.listado, {});
  const { search, show } = place;
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const hoy = clock.now().toZonedDateTimeISO(zone).toPlainDate().toString();
  const kindOf = (versiones: HorarioGestionado['versiones']) => {
    const version = versionOn(versiones, hoy);
    return version && t(`horarios.clases.${version.definicion.clase}`);
  };
  const changed = list.items.find(({ id }) => id === search.ver);
  const begun = changed?.versiones.find(({ desde }) => desde === search.cambiar);
  // A form with a week in it takes the whole page.
  if (search.ver === 'nuevo')
    return (
      <Page title={t('horarios.nuevo')} lead={<LeadButton label={t('horarios.volver-lista')} onClick={() => show(null)} />}>
        <NewSchedule named={search.nombre ?? ''} onSaved={({ id }) => show(id)} />
      </Page>
    );
  if (changed && begun) {
    const back = () => show(changed.id, { cambiar: undefined });
    return (
      <Page title={changed.nombre} lead={<LeadButton label={t('horarios.volver-lista')} onClick={back} />}>
        <ChangeSchedule horario={changed} begun={begun} onDone={back} />
      </Page>
    );
  }
  return (
    <ListPage
      title={t('intranet.menu.horarios')}
      place={place}
      list={list}
      empty={{ title: t('horarios.vacio'), text: t('horarios.vacio-texto') }}
      renderRow={({ id, nombre, versiones, personas, abierto }) => ({
        id,
        name: nombre,
        note: kindOf(versiones),
        end: t('gestion.personas', { count: personas }),
        facts: abierto ? <Usual versiones={versiones} hoy={hoy} /> : <ClosedPill />,
        isDim: !abierto,
      })}
      renderOne={(horario) => (
        <OneSchedule
          key={horario.id}
          horario={horario}
          onChange={(desde) => show(horario.id, { cambiar: desde })}
          onClose={() => show(null)}
        />
      )}
      add={{ label: t('horarios.nuevo'), form: null }}
    />
  );
}

function Usual({ versiones, hoy }: { versiones: HorarioGestionado['versiones']; hoy: string }) {
  const version = versionOn(versiones, hoy);
  return version && <UsualDay desde={hoy} definicion={version.definicion} />;
}
