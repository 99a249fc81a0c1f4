import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Modal, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch, IconX } from '@jornada/ui/icons.ts';
import { useFocusBack } from '@jornada/ui/use-focus-back.ts';
import { useMenu } from '../shell/use-menu.ts';
import { FoundList } from './found-list.tsx';
import { keepRecent } from './recent.ts';
import { useFound } from './use-found.ts';
import type { Findable } from './use-things.ts';
import classes from './search.module.css';

const parts = { content: classes.content, overlay: classes.overlay, inner: classes.inner, body: classes.body };
/** At once: the library does so a moment later, and who types on would lose letters. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds people, pages, actions and settings by what is typed, with the keyboard alone. With nothing typed it offers what was opened last. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // By its id: what the server finds may come in between.
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useId();
  const { groups, isAsking, error } = useFound(typed, useMenu());
  const things = groups.flatMap((group) => group.things);
  const at = Math.max(
    0,
    things.findIndex(({ id }) => id === pointed),
  );
  const chosen = things[at];
  const go = (thing: Findable): void => {
    keepRecent(thing);
    onClose();
    void navigate({ to: thing.to, search: thing.search ?? {} } as never);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = STEP[event.key];
    if (step !== undefined && things.length > 0) setPointed(things[(at + step + things.length) % things.length]?.id ?? null);
    else if (event.key === 'Enter' && chosen) go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      radius="xl"
      yOffset="10vh"
      zIndex={300}
      classNames={parts}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('buscador.titulo')}>
        <Modal.Body>
          <div className={classes.head}>
            <Glyph of={IconSearch} />
            <input
              ref={takeFocus}
              data-autofocus
              className={classes.input}
              role="combobox"
              aria-label={t('buscador.campo')}
              placeholder={t('buscador.campo')}
              aria-expanded={things.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={chosen && `${list}-${chosen.id}`}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setPointed(null);
              }}
              onKeyDown={onKeyDown}
            />
            <ActionIcon aria-label={t('buscador.cerrar')} onClick={onClose}>
              <Glyph of={IconX} />
            </ActionIcon>
          </div>
          <VisuallyHidden role="status">
            {typed.trim() !== '' && !isAsking && t('buscador.encontradas', { count: things.length })}
          </VisuallyHidden>
          <FoundList
            id={list}
            groups={groups}
            typed={typed}
            chosen={chosen}
            isAsking={isAsking}
            error={error}
            onPoint={({ id }) => setPointed(id)}
            onGo={go}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
