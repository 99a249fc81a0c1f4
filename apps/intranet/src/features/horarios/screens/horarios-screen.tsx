import { useTranslation } from 'react-i18next';
import { horarios, type HorarioGestionado } from '@jornada/contract';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { NewSchedule } from '../components/new-schedule.tsx';
import { OneSchedule } from '../components/one-schedule.tsx';
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
        facts: !abierto && <ClosedPill />,
        isDim: !abierto,
      })}
      renderOne={(horario) => <OneSchedule key={horario.id} horario={horario} onClose={() => show(null)} />}
      add={{ label: t('horarios.nuevo'), form: <NewSchedule named={search.nombre ?? ''} onSaved={({ id }) => show(id)} /> }}
    />
  );
}
