import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { EsperadaEnTableta } from '@jornada/contract/visitas/anuncios.ts';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUserCheck } from '@jornada/ui/icons.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { EMPTY_DRAFT } from '../model/draft.ts';
import { useVisit } from '../model/use-visit.ts';
import classes from '../visitas.module.css';

const CODE = /^\d{6}$/;

/** A person who was announced finds themselves by name and surname, or by the code of their mail, and types less. */
export function ExpectedSearch() {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const wanted = asked.replaceAll(/\s/g, '');
  const { data, error } = useRead(visitas.esperadas, CODE.test(wanted) ? { codigo: wanted } : { texto: asked }, {
    enabled: asked !== '',
    gcTime: 0,
    retry: false,
  });
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  const found = asked === '' ? undefined : data;
  return (
    <form className={classes.expected} onSubmit={search} role="search" aria-label={t('visitas.esperadas.titulo')}>
      <TextInput
        classNames={{ input: classes.input, label: classes.label }}
        label={t('visitas.esperadas.titulo')}
        placeholder={t('visitas.esperadas.campo')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        name="visita-esperada"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="default" className={classes.second}>
        {t('visitas.esperadas.buscar')}
      </Button>
      <div className={classes.whole}>
        {found?.items.map((one) => (
          <FoundVisitor key={one.clave} of={one} />
        ))}
        <p role="status" className={classes.remark}>
          {error ? messageOf(error) : found?.items.length === 0 && t('visitas.esperadas.nadie')}
        </p>
      </div>
    </form>
  );
}

function FoundVisitor({ of }: { of: EsperadaEnTableta }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { put } = useVisit();
  const navigate = useNavigate();
  const { nombre, anfitrion, hora, tipoId } = of;
  const choose = (): void => {
    put({ ...EMPTY_DRAFT, tipoId, esperada: of });
    void navigate({ to: '/visitas-registro' });
  };
  return (
    <UnstyledButton className={classes.person} onClick={choose}>
      <Glyph of={IconUserCheck} size="xl" />
      <span className={classes.words}>
        <b>
          {hora === null
            ? t('visitas.esperadas.quien', { nombre, anfitrion })
            : t('visitas.esperadas.quien-hora', { nombre, anfitrion, hora: format.wallHour(hora) })}
        </b>
        <small>{t('visitas.esperadas.soy')}</small>
      </span>
    </UnstyledButton>
  );
}
