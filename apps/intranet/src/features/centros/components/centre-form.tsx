import { countryName } from '@jornada/web/country-name.ts';
import { COUNTRIES } from '../../../shared/countries.ts';
import { useTranslation } from 'react-i18next';
import { centros, entradaCentro, type CentroGestionado } from '@jornada/contract/centros.ts';
import { useRead } from '@jornada/web/calls.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { draftOf, inputOf, missingIn, pointOf, radiusOf } from '../model/draft.ts';
import { CentreMap } from './centre-map.tsx';
import { PositionFields } from './position-fields.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { zoneIn } from '../zones.ts';
import { ZoneField } from './zone-field.tsx';

const LACKS = {
  enlace: 'centros.posicion.falta-lugar',
  latitud: 'centros.posicion.falta',
  longitud: 'centros.posicion.falta',
  radioMetros: 'centros.posicion.falta-radio',
} as const;

/** `named`: the name of a new one, if another page has given it. */
type Props = { centro: CentroGestionado | null; named?: string; onSaved?: (saved: CentroGestionado) => void };

/** The form with all data of a centre. */
export function CentreForm({ centro, named = '', onSaved }: Props) {
  const { t } = useTranslation();
  const { Zona } = useProfile();
  const lang = useIdioma();
  const form = useContractForm(centros.guardar, {
    schema: entradaCentro,
    which: centro ? { id: centro.id, version: centro.version } : undefined,
    initial: draftOf(centro, { nombre: named, pais: 'ES', zona: Zona }),
    input: inputOf,
    check: (values) => Object.fromEntries(missingIn(values).map((name) => [name, t(LACKS[name])])),
    draft: `centro.${centro?.id ?? 'nuevo'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { values } = form;
  const regiones = useRead(centros.regiones, { pais: values.pais });
  const posiciones = useRead(centros.posiciones, { id: centro?.id ?? 0 }, { enabled: centro !== null });
  const point = pointOf(values);
  const radius = radiusOf(values);
  return (
    <Form of={form} save={t(centro ? 'gestion.guardar' : 'centros.crear')}>
      {values.tieneLugar && point && radius !== null && (
        <div>
          <CentreMap centre={point} radioMetros={radius} posiciones={posiciones.data?.items ?? []} />
          {posiciones.data?.seGuardan === false && <Hint>{t('centros.mapa.no-se-guardan')}</Hint>}
        </div>
      )}
      <TextField of={form} name="nombre" label={t('centros.campos.nombre')} />
      <TextField of={form} name="direccion" label={t('centros.campos.direccion')} />
      <TextField of={form} name="municipio" label={t('centros.campos.municipio')} description={t('centros.campos.municipio-nota')} />
      <SelectField
        of={form}
        name="pais"
        label={t('centros.campos.pais')}
        options={[...new Set([values.pais, ...COUNTRIES])].map((code) => ({ value: code, label: countryName(code, lang) }))}
        // A new one follows its country, so that nobody forgets the clock. The zone of a centre where somebody has worked stays.
        onChoose={(pais) => form.put({ region: null, ...(!centro && { zona: zoneIn(pais, values.zona) ?? values.zona }) })}
      />
      <SelectField
        of={form}
        name="region"
        label={t('centros.campos.region')}
        description={t('centros.campos.region-nota')}
        options={[
          { value: null, label: t('centros.campos.sin-region') },
          ...(regiones.data?.items ?? []).map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
        ]}
      />
      <ZoneField of={form} name="zona" label={t('centros.campos.zona')} />
      {values.pais === 'ES' && (
        <TextField of={form} name="ccc" inputMode="numeric" label={t('centros.campos.ccc')} description={t('centros.campos.ccc-nota')} />
      )}
      <SwitchField of={form} name="tieneLugar" label={t('centros.campos.lugar')} note={t('centros.campos.lugar-nota')} />
      {values.tieneLugar && <PositionFields of={form} />}
    </Form>
  );
}
