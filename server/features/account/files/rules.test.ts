import { expect, test } from 'vitest';
import { archiveType, hasControls, isMarkup, nameOf, rangeOf, typeOf } from './rules.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n....', 'image/png'],
  ['JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF', 'GIF89a', 'image/gif'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['MP4', '\0\0\0\x18ftypisom', 'video/mp4'],
  ['MP4 of a phone', '\0\0\0\x18ftypmp42', 'video/mp4'],
  ['QuickTime', '\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['WebM', '\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01B\x82\x84webm', 'video/webm'],
  ['Matroska', '\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01B\x82\x88matroska', undefined],
  ['M4A', '\0\0\0\x18ftypM4A ', 'audio/mp4'],
  ['MP3 with a label', 'ID3\x03', 'audio/mpeg'],
  ['MP3 without', '\xff\xfb\x90\x00', 'audio/mpeg'],
  ['UTF-16 text, which begins as an MP3 might', '\xff\xfeh\0i\0', undefined],
  ['Ogg', `OggS\0\x02${'\0'.repeat(22)}OpusHead`, 'audio/ogg'],
  ['Ogg with a video', `OggS\0\x02${'\0'.repeat(22)}\x80theora`, undefined],
  ['WAV', 'RIFF\x10\0\0\0WAVEfmt ', 'audio/wav'],
  ['AVI', 'RIFF\x10\0\0\0AVI LIST', undefined],
  ['PDF', '%PDF-1.7', 'application/pdf'],
  ['ZIP', 'PK\x03\x04', 'application/zip'],
  ['HEIC', '\0\0\0\x18ftypheic', undefined],
  ['a program of Windows', 'MZ\x90\0', undefined],
  ['a program of Linux', '\x7fELF', undefined],
  ['nothing', '', undefined],
])('%s is detected from its bytes', (_, head, type) => expect(typeOf(bytes(head))).toBe(type));

test.each([
  [
    'Word',
    ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['Excel', ['[Content_Types].xml', 'xl/workbook.xml'], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['Word with macros', ['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'], undefined],
  ['pictures', ['a.jpg', 'b/c.png'], 'application/zip'],
  ['an app of Android', ['AndroidManifest.xml', 'classes.dex'], undefined],
  ['a program of Java', ['META-INF/MANIFEST.MF', 'A.class'], undefined],
  ['a program in a folder', ['a.jpg', 'tools/run.EXE'], undefined],
  ['a page', ['index.html'], undefined],
  ['what cannot be looked into', undefined, undefined],
])('an archive of %s is detected from its file names', (_, names, type) => expect(archiveType(names)).toBe(type));

test.each([
  ['<!doctype html><p>', true],
  ['\uFEFF  <HTML>', true],
  ['<?xml version="1.0"?><svg/>', true],
  ['<svg xmlns="x">', true],
  ['<script>', true],
  ['#!/bin/sh', true],
  ['1 < 2', false],
  ['<3 this shop', false],
  ['# A heading', false],
])('%j is markup or a script: %s', (text, markup) => expect(isMarkup(text)).toBe(markup));

test.each([
  ['tab\tline\r\nend', false],
  ['Grüße 🪴', false],
  ['nul\0', true],
  ['escape \x1b[31m', true],
  ['delete \x7f', true],
])('%j has control characters: %s', (text, has) => expect(hasControls(text)).toBe(has));

test.each([
  ['plain', 'photo.jpg', 'image/jpeg', 'photo.jpg'],
  ['in capitals', 'PHOTO.JPEG', 'image/jpeg', 'PHOTO.jpeg'],
  ['with a path', '../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['with a path of Windows', 'C:\\Users\\a\\b.png', 'image/png', 'b.png'],
  ['that says another type', 'photo.png', 'image/jpeg', 'photo.png.jpg'],
  ['that would run', 'invoice.bat', 'text/plain', 'invoice.bat.txt'],
  ['that reads backwards', 'photo\u202Egpj.exe', 'image/png', 'photogpj.exe.png'],
  ['with controls and quotes', 'a\r\nb"c<d>.pdf', 'application/pdf', 'abcd.pdf'],
  ['of dots', '...', 'image/gif', 'file.gif'],
  ['missing', '', 'application/pdf', 'file.pdf'],
  ['of another alphabet', 'квитанция № 5.pdf', 'application/pdf', 'квитанция № 5.pdf'],
  ['too long', `${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(116)}.png`],
  ['cut at an emoji', `${'x'.repeat(115)}🪴.png`, 'image/png', `${'x'.repeat(115)}.png`],
])('sanitizes a name %s', (_, input, type, name) => expect(nameOf(input, type)).toBe(name));

test.each([
  ['nothing asked', undefined, undefined],
  ['a part', 'bytes=2-5', { start: 2, end: 5 }],
  ['from a byte on', 'bytes=7-', { start: 7, end: 9 }],
  ['the end', 'bytes=-3', { start: 7, end: 9 }],
  ['more than there is', 'bytes=5-99', { start: 5, end: 9 }],
  ['an end longer than all', 'bytes=-99', { start: 0, end: 9 }],
  ['behind the end', 'bytes=10-', 'refused'],
  ['no bytes at the end', 'bytes=-0', 'refused'],
  ['several parts', 'bytes=0-1,3-4', undefined],
  ['backwards', 'bytes=5-2', undefined],
  ['another unit', 'lines=1-2', undefined],
])('of ten bytes, %s', (_, header, range) => expect(rangeOf(header, 10)).toEqual(range));
