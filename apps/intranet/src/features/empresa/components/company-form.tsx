import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { empresa, type EmpresaVista } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { SwitchRow } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { useBase } from '../../../shared/use-base.ts';
import { BANDERAS, changesOf, type Parte } from '../model/groups.ts';
import { GeneralFields } from './general-fields.tsx';
import { MoreFields } from './more-fields.tsx';

/** One part of the settings. What is not changed is not sent. */
export function CompanyForm({ data, parte }: { data: EmpresaVista; parte: Exclude<Parte, 'tipos'> }) {
  const { base, key, begin, reload } = useBase(data, empresa.ver);
  return <Fields key={key} base={base} parte={parte} onSaved={begin} onReload={reload} />;
}

type FieldsProps = { base: EmpresaVista; parte: Exclude<Parte, 'tipos'>; onSaved: (saved: EmpresaVista) => void; onReload: () => void };

function Fields({ base, parte, onSaved, onReload }: FieldsProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [draft, setDraft] = useState(base);
  const guardar = useSend(empresa.guardar);
  const put = (change: Partial<EmpresaVista['ajustes']>) => setDraft({ ...draft, ajustes: { ...draft.ajustes, ...change } });
  const ajustes = changesOf(base.ajustes, draft.ajustes);
  const names = Object.fromEntries(
    (['nombre', 'nif', 'idioma'] as const).filter((key) => draft[key] !== base[key]).map((key) => [key, draft[key]]),
  );
  const save = () => {
    guardar.mutate(
      { version: base.version, ...names, ...(Object.keys(ajustes).length > 0 ? { ajustes } : {}) },
      {
        onSuccess: (saved) => {
          notices.show(t('empresa.guardado'));
          onSaved(saved);
        },
      },
    );
  };
  return (
    <Form
      isDirty={Object.keys(ajustes).length + Object.keys(names).length > 0}
      isBusy={guardar.isPending}
      error={guardar.error}
      save={t('gestion.guardar')}
      onSave={save}
      onReload={onReload}
    >
      {parte === 'general' ? (
        <GeneralFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      ) : (
        <>
          <div className={parts.card}>
            {BANDERAS[parte].map((bandera) => (
              <SwitchRow
                key={bandera}
                label={t(`empresa.banderas.${bandera}.nombre`)}
                note={t(`empresa.banderas.${bandera}.nota`)}
                checked={draft.ajustes[bandera]}
                onChange={(value) => put({ [bandera]: value })}
              />
            ))}
          </div>
          <MoreFields parte={parte} ajustes={draft.ajustes} onChange={put} />
        </>
      )}
    </Form>
  );
}
