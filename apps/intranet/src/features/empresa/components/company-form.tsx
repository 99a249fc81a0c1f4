import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { empresa, entradaEmpresa, type EmpresaVista } from '@jornada/contract/empresa.ts';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { formatNumero } from '@jornada/domain/personas/seguridad-social.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { zoneName } from '../../../shared/zone-name.ts';
import { BANDERAS, changesOf, type ParteEmpresa, type Valores } from '../model/groups.ts';
import { MoreFields } from './more-fields.tsx';

type Props = {
  data: EmpresaVista;
  parte: Exclude<ParteEmpresa, 'tipos'>;
  /** The field that somebody looks for. */ campo: string | undefined;
};

/** One part of the settings. Only changes are sent. */
export function CompanyForm({ data, parte, campo }: Props) {
  const { t } = useTranslation();
  const { nombre, nif, idioma, ajustes, version } = data;
  const ccc = formatNumero(data.ccc);
  const form = useContractForm(empresa.guardar, {
    schema: entradaEmpresa,
    which: { version },
    initial: { nombre, nif, ccc, idioma, ajustes },
    input: ({ ajustes: settings, ...names }) => {
      const changed = changesOf(ajustes, settings);
      return { ...changesOf({ nombre, nif, ccc, idioma }, names), ...(Object.keys(changed).length > 0 ? { ajustes: changed } : {}) };
    },
    draft: `empresa.${parte}`,
    notice: t('empresa.guardado'),
  });
  useFieldInView(campo);
  return (
    <Form of={form} save={t('gestion.guardar')}>
      {parte === 'general' ? (
        <GeneralFields of={form} zona={data.zona} />
      ) : (
        <>
          <Panel kind="card" py="xs" maw="46rem">
            {BANDERAS[parte].map((bandera) => (
              <SwitchField
                key={bandera}
                of={form}
                name={`ajustes.${bandera}`}
                label={t(`empresa.banderas.${bandera}.nombre`)}
                note={t(`empresa.banderas.${bandera}.nota`)}
              />
            ))}
          </Panel>
          <MoreFields of={form} parte={parte} />
        </>
      )}
    </Form>
  );
}

/** Brings the field with a name into view and gives it the focus, once its form is there. */
function useFieldInView(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    // After the heading of a new page has taken the focus.
    const frame = requestAnimationFrame(() => {
      const [field] = document.getElementsByName(name);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
}

/** The company's name, and the language for people who have not chosen one. */
function GeneralFields({ of, zona }: { of: ContractForm<Valores>; zona: string }) {
  const { t } = useTranslation();
  const { lang } = useFormat();
  return (
    <>
      <TextField of={of} name="nombre" label={t('empresa.nombre')} aria-required />
      <TextField of={of} name="nif" label={t('empresa.nif')} description={t('empresa.nif-nota')} />
      <TextField of={of} name="ccc" inputMode="numeric" label={t('empresa.ccc')} description={t('empresa.ccc-nota')} />
      <SelectField
        of={of}
        name="idioma"
        label={t('empresa.idioma')}
        description={t('empresa.idioma-nota')}
        options={IDIOMAS.map((value) => ({ value, label: ownName(value) }))}
      />
      <Hint>{t('empresa.zona', { zona: zoneName(zona, lang) })}</Hint>
    </>
  );
}
