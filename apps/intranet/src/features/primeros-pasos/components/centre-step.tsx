import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { centros, entradaCentro, type CentroGestionado } from '@jornada/contract/centros.ts';
import { useRead } from '@jornada/web/calls.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { FROM_STEPS } from '../../../shared/volver.ts';
import { Step } from './step.tsx';

/** The first centre: how it is called, and its region, because the holidays depend on it. */
export function CentreStep({ centro }: { centro: CentroGestionado | undefined }) {
  const { t } = useTranslation();
  const title = t('primeros-pasos.centro.titulo');
  if (!centro)
    return (
      <Step number={1} title={title} isDone={false} note={t('primeros-pasos.centro.texto')}>
        <Button renderRoot={(props) => <Link {...props} to="/centros" search={{ ver: 'nuevo', ...FROM_STEPS }} />}>
          {t('centros.crear')}
        </Button>
      </Step>
    );
  return <Known centro={centro} title={title} />;
}

function Known({ centro, title }: { centro: CentroGestionado; title: string }) {
  const { t } = useTranslation();
  const regiones = useRead(centros.regiones, { pais: centro.pais });
  const items = regiones.data?.items ?? [];
  const { nombre, direccion, municipio, region, ...same } = centro;
  const form = useContractForm(centros.guardar, {
    schema: entradaCentro,
    which: { id: centro.id, version: centro.version },
    initial: { nombre, direccion, municipio, region },
    input: (typed) => ({
      ...typed,
      ccc: same.ccc,
      pais: same.pais,
      zona: same.zona,
      latitud: same.latitud,
      longitud: same.longitud,
      ...(same.radioMetros !== null && { radioMetros: same.radioMetros }),
    }),
    notice: t('gestion.guardado'),
  });
  return (
    <Step
      number={1}
      title={title}
      isDone={region !== null || (regiones.data !== undefined && items.length === 0)}
      note={t('primeros-pasos.centro.texto')}
    >
      <Form of={form} save={t('gestion.guardar')} isShort>
        <TextField of={form} name="nombre" label={t('centros.campos.nombre')} />
        <TextField of={form} name="direccion" label={t('centros.campos.direccion')} />
        <TextField of={form} name="municipio" label={t('centros.campos.municipio')} description={t('centros.campos.municipio-nota')} />
        {items.length > 0 && (
          <SelectField
            of={form}
            name="region"
            label={t('centros.campos.region')}
            options={[
              { value: null, label: t('centros.campos.sin-region') },
              ...items.map(({ codigo, nombre: name }) => ({ value: codigo, label: name })),
            ]}
          />
        )}
      </Form>
    </Step>
  );
}
