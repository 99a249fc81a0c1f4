import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { exportes } from '@jornada/contract/exportes/calls.ts';
import type { PlantillaVista } from '@jornada/contract/exportes/plantillas.ts';
import { useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import type { exportesSearch } from '../search.ts';
import { TemplateForm } from './template-form.tsx';

/** Those of the product have no number: they stand behind all others. */
const SERIES = 1_000_000_000;

/** How the payroll program is told: templates of the product, to begin with, and those of the company. */
export function Templates({ place, parts }: { place: PlaceOf<typeof exportesSearch>; parts: ReactNode }) {
  const { t } = useTranslation();
  const list = useWholeList(exportes.plantillas, {});
  const { show } = place;
  const placed = (one: PlantillaVista): number => (one.esDeSerie ? SERIES + list.items.indexOf(one) : Number(one.id));
  const first = list.items.find(({ esDeSerie }) => esDeSerie);
  return (
    <ListPage
      title={t('intranet.menu.exportar')}
      place={place}
      list={list}
      empty={{ title: t('exportes.plantillas.vacio') }}
      filters={parts}
      renderRow={(one) => ({
        id: placed(one),
        name: one.nombre,
        note: t(one.esDeSerie ? 'exportes.plantillas.de-serie' : 'exportes.plantillas.propia'),
        end: t('exportes.plantillas.conceptos', { count: Object.values(one.definicion.codigos).filter(Boolean).length }),
      })}
      renderOne={(one) => (
        <Aside
          key={one.id}
          title={one.nombre}
          note={one.esDeSerie ? t('exportes.plantillas.serie-nota') : undefined}
          onClose={() => show(null)}
        >
          <TemplateForm plantilla={one} onSaved={({ id }) => show(Number(id))} />
          {!one.esDeSerie && <RemoveTemplate id={Number(one.id)} onGone={() => show(null)} />}
        </Aside>
      )}
      add={{
        label: t('exportes.plantillas.nueva'),
        note: t('exportes.plantillas.nueva-nota'),
        form: first && <TemplateForm plantilla={{ ...first, nombre: '' }} onSaved={({ id }) => show(Number(id))} />,
      }}
    />
  );
}

/** Deletes a template of the company's own. Exports that were made with it stay. */
function RemoveTemplate({ id, onGone }: { id: number; onGone: () => void }) {
  const { t } = useTranslation();
  const remove = useSend(exportes.borrarPlantilla, { onSuccess: onGone });
  return (
    <Box mt="lg">
      <Ask
        opener={t('exportes.plantillas.borrar')}
        question={t('exportes.plantillas.borrar-pregunta')}
        yes={t('exportes.borrar')}
        isBad
        isBusy={remove.isPending}
        error={remove.error}
        onYes={() => remove.mutate({ id })}
      />
    </Box>
  );
}
