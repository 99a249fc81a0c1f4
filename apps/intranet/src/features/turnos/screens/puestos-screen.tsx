import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { turnos, type PuestoDeTurnosVista } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft } from '@jornada/ui/icons.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { PostForm } from '../components/post-form.tsx';
import { puestosSearch } from '../search.ts';

/** The posts that shifts may need, and who can work in each. */
export function PuestosScreen() {
  const { t } = useTranslation();
  const { EsAdmin } = useProfile();
  const place = usePlace(puestosSearch);
  const { show } = place;
  const list = useWholeList(turnos.puestos, {});
  const noteOf = ({ abierto, personas }: PuestoDeTurnosVista): string =>
    [t('plan-turnos.personas', { count: personas.length }), abierto ? '' : t('plan-turnos.puestos.cerrado')].filter(Boolean).join(' · ');
  return (
    <ListPage
      title={t('plan-turnos.puestos.titulo')}
      place={place}
      list={list}
      empty={{ title: t('plan-turnos.puestos.vacio'), text: t('plan-turnos.puestos.vacio-texto') }}
      before={
        <Button
          variant="transparent"
          mb="sm"
          leftSection={<Glyph of={IconArrowLeft} size="sm" />}
          renderRoot={(props) => <Link {...props} to="/turnos/necesidades" />}
        >
          {t('plan-turnos.necesidades.titulo')}
        </Button>
      }
      renderRow={(one) => ({ id: one.id, name: one.nombre, note: noteOf(one) })}
      {...(EsAdmin && {
        renderOne: (one: PuestoDeTurnosVista) => (
          <Aside key={one.id} title={one.nombre} note={noteOf(one)} onClose={() => show(null)}>
            <PostForm key={one.version} puesto={one} />
          </Aside>
        ),
        add: { label: t('plan-turnos.puestos.nuevo'), form: <PostForm puesto={null} onSaved={({ id }) => show(id)} /> },
      })}
    />
  );
}
