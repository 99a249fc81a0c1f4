import { useTranslation } from 'react-i18next';
import { empresa, entradaEmpresa, type EmpresaVista } from '@jornada/contract/empresa.ts';
import { formatNumero } from '@jornada/domain/personas/seguridad-social.ts';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { BANDERAS, changesOf, type ParteEmpresa } from '../model/groups.ts';
import { useFieldInView } from '../model/use-field-in-view.ts';
import { GeneralFields } from './general-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { Panel } from '@jornada/ui/panel.tsx';

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
