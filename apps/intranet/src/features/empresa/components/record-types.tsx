import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { empresa, type TipoGestionado } from '@jornada/contract';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp, IconPencil } from '@jornada/ui/icons.ts';
import { ownName } from '@jornada/web/own-name.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { Problem, SwitchRow } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { useBase } from '../../../shared/use-base.ts';

/** The kinds of marks that people may make: their names, their order, and what they ask for. */
export function RecordTypes() {
  const { t } = useTranslation();
  const lang = useIdioma();
  const query = useRead(empresa.tipos, {});
  const ordenar = useSend(empresa.ordenarTipos);
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <Loaded query={query}>
      {({ items }) => {
        const swap = (index: number, other: number) => {
          const ids = items.map(({ id }) => id);
          [ids[index], ids[other]] = [ids[other] ?? 0, ids[index] ?? 0];
          ordenar.mutate({ ids });
        };
        return (
          <>
            <p className={parts.note}>{t('empresa.tipos.nota')}</p>
            <Problem error={ordenar.error} />
            <ol className={parts.types}>
              {items.map((tipo, index) => {
                const own = tipo.nombres[lang];
                // A return is told from the others by what one comes back from.
                const from = tipo.clase === 'regreso' ? ` · ${t(`tipos.subtipos.${tipo.subtipo}`)}` : '';
                const nombre = own ?? tipo.nombreHabitual + from;
                return (
                  <li key={tipo.id}>
                    <div className={parts.typeHead}>
                      <span className={parts.typeName}>
                        {nombre}
                        <small>
                          {t(`empresa.tipos.clases.${tipo.clase}`)}
                          {own !== undefined && from}
                          {tipo.activo ? '' : ` · ${t('empresa.tipos.sin-uso')}`}
                        </small>
                      </span>
                      <ActionIcon
                        variant="subtle"
                        size="2.75rem"
                        aria-label={t('empresa.tipos.subir', { nombre })}
                        disabled={index === 0 || ordenar.isPending}
                        onClick={() => swap(index, index - 1)}
                      >
                        <Glyph of={IconChevronUp} />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        size="2.75rem"
                        aria-label={t('empresa.tipos.bajar', { nombre })}
                        disabled={index === items.length - 1 || ordenar.isPending}
                        onClick={() => swap(index, index + 1)}
                      >
                        <Glyph of={IconChevronDown} />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        size="2.75rem"
                        aria-label={t('empresa.tipos.cambiar', { nombre })}
                        aria-expanded={edited === tipo.id}
                        onClick={() => setEdited(edited === tipo.id ? null : tipo.id)}
                      >
                        <Glyph of={IconPencil} />
                      </ActionIcon>
                    </div>
                    {edited === tipo.id && <OneType tipo={tipo} onDone={() => setEdited(null)} />}
                  </li>
                );
              })}
            </ol>
          </>
        );
      }}
    </Loaded>
  );
}

function OneType({ tipo, onDone }: { tipo: TipoGestionado; onDone: () => void }) {
  const { base, key, reload } = useBase(tipo, empresa.tipos);
  return <TypeFields key={key} tipo={base} onDone={onDone} onReload={reload} />;
}

function TypeFields({ tipo, onDone, onReload }: { tipo: TipoGestionado; onDone: () => void; onReload: () => void }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [draft, setDraft] = useState(tipo);
  const guardar = useSend(empresa.guardarTipo);
  const put = (change: Partial<TipoGestionado>) => setDraft({ ...draft, ...change });
  const { id, version, nombres, requiereProyecto, requiereObservaciones, requierePosicion, activo } = draft;
  const save = () =>
    guardar.mutate(
      { id, version, nombres, requiereProyecto, requiereObservaciones, requierePosicion, activo },
      {
        onSuccess: () => {
          notices.show(t('empresa.guardado'));
          onDone();
        },
      },
    );
  return (
    <Form
      isDirty={JSON.stringify(draft) !== JSON.stringify(tipo)}
      isBusy={guardar.isPending}
      error={guardar.error}
      save={t('gestion.guardar')}
      beside={
        <Button variant="default" onClick={onDone}>
          {t('gestion.no')}
        </Button>
      }
      onSave={save}
      onReload={onReload}
    >
      <div className={parts.pair}>
        {IDIOMAS.map((lang) => (
          <TextInput
            key={lang}
            label={t('empresa.tipos.nombre-en', { idioma: ownName(lang) })}
            placeholder={t('empresa.tipos.habitual')}
            value={nombres[lang] ?? ''}
            maxLength={40}
            onChange={(event) => put({ nombres: { ...nombres, [lang]: event.currentTarget.value } })}
          />
        ))}
      </div>
      <div className={parts.card}>
        <SwitchRow label={t('empresa.tipos.activo')} checked={activo} onChange={(value) => put({ activo: value })} />
        <SwitchRow
          label={t('empresa.tipos.pide-observaciones')}
          checked={requiereObservaciones}
          onChange={(value) => put({ requiereObservaciones: value })}
        />
        <SwitchRow
          label={t('empresa.tipos.pide-proyecto')}
          checked={requiereProyecto}
          onChange={(value) => put({ requiereProyecto: value })}
        />
        <SwitchRow
          label={t('empresa.tipos.pide-posicion')}
          checked={requierePosicion}
          onChange={(value) => put({ requierePosicion: value })}
        />
      </div>
    </Form>
  );
}
