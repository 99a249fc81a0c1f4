import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { centros } from '@jornada/contract/centros.ts';
import { turnos, type NecesidadVista } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft } from '@jornada/ui/icons.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { NeedForm } from '../components/need-form.tsx';
import { necesidadesSearch } from '../search.ts';

/** How many people are needed at the centres: what the plan is laid beside. */
export function NecesidadesScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const { EsAdmin } = useProfile();
  const place = usePlace(necesidadesSearch);
  const { search, show } = place;
  const list = useWholeList(turnos.necesidades, search.centro === undefined ? {} : { centroId: search.centro });
  const all = useRead(centros.listado, {}, { enabled: EsAdmin }).data?.items.filter(({ abierto }) => abierto) ?? [];
  const chosen = all.filter(({ id }) => search.centro === undefined || id === search.centro);
  const puestos = useRead(turnos.puestos, {}).data?.items ?? [];
  const open = puestos.filter(({ abierto }) => abierto);
  const noteOf = ({ inicio, fin, centroId, puestoId }: NecesidadVista): string =>
    [
      `${format.wallHour(inicio)} – ${format.wallHour(fin)}`,
      puestos.find(({ id }) => id === puestoId)?.nombre,
      all.find(({ id }) => id === centroId)?.nombre,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ListPage
      title={t('plan-turnos.necesidades.titulo')}
      place={place}
      list={list}
      empty={{ title: t('plan-turnos.necesidades.vacio'), text: t('plan-turnos.necesidades.vacio-texto') }}
      before={
        <Group justify="space-between" mb="sm">
          <Button
            variant="transparent"
            leftSection={<Glyph of={IconArrowLeft} size="sm" />}
            renderRoot={(props) => <Link {...props} to="/turnos" search={{ centro: search.centro }} />}
          >
            {t('plan-turnos.necesidades.volver')}
          </Button>
          <Button variant="transparent" renderRoot={(props) => <Link {...props} to="/turnos/puestos" />}>
            {t('plan-turnos.puestos.titulo')}
          </Button>
        </Group>
      }
      renderRow={(one) => ({ id: one.id, name: one.nombre, note: noteOf(one), end: one.personas.join(' · ') })}
      {...(EsAdmin && {
        renderOne: (one: NecesidadVista) => (
          <OneNeed key={one.id} necesidad={one} note={noteOf(one)} centros={chosen} puestos={open} onClose={() => show(null)} />
        ),
        add: {
          label: t('plan-turnos.necesidades.nueva'),
          form: chosen.length > 0 && <NeedForm necesidad={null} centros={chosen} puestos={open} onSaved={({ id }) => show(id)} />,
        },
      })}
    />
  );
}

type Named = { id: number; nombre: string };
type Props = { necesidad: NecesidadVista; note: string; centros: readonly Named[]; puestos: readonly Named[]; onClose: () => void };

/** A need, to be changed or taken away. */
function OneNeed({ necesidad, note, centros: places, puestos, onClose }: Props) {
  const { t } = useTranslation();
  const { id, version, nombre } = necesidad;
  const sending = useSend(turnos.quitarNecesidad, { onSuccess: onClose, refreshOnError: true });
  return (
    <Aside title={nombre} note={note} onClose={onClose}>
      <NeedForm key={version} necesidad={necesidad} centros={places} puestos={puestos} />
      <Ask
        opener={t('plan-turnos.necesidades.quitar')}
        question={t('plan-turnos.necesidades.quitar-pregunta', { nombre })}
        yes={t('plan-turnos.necesidades.quitar')}
        isBad
        isBusy={sending.isPending}
        error={sending.error}
        onYes={() => sending.mutate({ id, version })}
      />
    </Aside>
  );
}
